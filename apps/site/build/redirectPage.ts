import { withPolicy } from './contentSecurityPolicy.ts';
import { escapeJson, escapeText } from './siteFiles.ts';

/** Replaces the history entry, and keeps the address's query and hash. */
const redirectScript = (to: string): string =>
  `location.replace(${escapeJson(to)}+location.search+location.hash)`;

/**
 * A page that redirects, for hosts that cannot: `index.html` and `404.html`. Its title is also the
 * text of a link, for browsers that do not follow the redirect.
 */
export const redirectPage = ({
  origin,
  to,
  title,
  language,
}: Record<'origin' | 'to' | 'title' | 'language', string>): string =>
  withPolicy(
    `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeText(origin + to)}">
<script>${redirectScript(to)}</script>
<noscript><meta http-equiv="refresh" content="0; url=${escapeText(to)}"></noscript>
</head>
<body>
<p><a href="${escapeText(to)}">${escapeText(title)}</a></p>
</body>
</html>
`,
    { scripts: [redirectScript(to)], styles: [] },
  );
