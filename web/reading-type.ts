/** The letters of long texts. Fetched by the pages that have some. */
import '@fontsource-variable/literata/index.css';
import '@fontsource-variable/literata/wght-italic.css';
