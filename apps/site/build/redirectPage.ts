import { escapeJson, escapeText } from './escape.ts';

/** Replaces the history entry, and keeps the address's query and hash. */
export const redirectScript = (to: string): string =>
  `location.replace(${escapeJson(to)}+location.search+location.hash)`;

interface Redirect {
  origin: string;
  /** The path that it leads to. */
  to: string;
  title: string;
  language: string;
}

/**
 * A page that redirects, for hosts that cannot: `index.html` and `404.html`. Its title is also the
 * text of a link, for browsers that do not follow the redirect.
 */
export const redirectPage = ({ origin, to, title, language }: Redirect): string => `<!doctype html>
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
`;
