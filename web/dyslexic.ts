/** The reading font that some people ask for; loaded only for them. */
import '@fontsource/opendyslexic/400.css';
import '@fontsource/opendyslexic/700.css';
