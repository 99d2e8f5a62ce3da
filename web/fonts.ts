/** Fonts come after the page works; until then the system's own stand in. */
import '@fontsource-variable/atkinson-hyperlegible-next/index.css';
import '@fontsource-variable/cinzel/index.css';
import '@fontsource-variable/oxanium/index.css';
