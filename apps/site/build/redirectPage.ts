/**
 * A page for hosts that cannot redirect: `index.html` and `404.html` send the visitor on,
 * replacing the history entry, with the address's query and hash.
 */
export const redirectPage = ({ to, origin, title }: Redirect): string =>
  `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${origin}${to}">
<script>location.replace(${JSON.stringify(to)}+location.search+location.hash)</script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
</head>
<body>
<p><a href="${to}">${title}</a></p>
</body>
</html>
`;

interface Redirect {
  /** The path it leads to. */
  to: string;
  /** This site's origin. */
  origin: string;
  /** The words of the link, for whoever is not sent on. */
  title: string;
}
