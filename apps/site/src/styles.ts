/** The site's own global styles, after the design system's. */
import './views/views.css.ts';
