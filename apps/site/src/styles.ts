/** The site's own global styles, after the design system's. */
import './anchors/anchors.css.ts';
import './paper/paper.css.ts';
import './views/views.css.ts';
