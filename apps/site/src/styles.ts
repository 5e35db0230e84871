/** The site's own global styles, after the design system's. */
import './deepLinks/deepLinks.css.ts';
import './print/print.css.ts';
import './views/views.css.ts';
