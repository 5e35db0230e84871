/** The page as it came from the server, before React has touched it. */
export const served = readServed();

function readServed(): { path: string; content: Element } | undefined {
  // The address would not do: a host may answer others with this page.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const content = document.querySelector('main > :has(h1)');
  return canonical && content ? { path: new URL(canonical.href).pathname, content } : undefined;
}
