type Module = typeof import('./PageContent.tsx');

let arriving: Promise<Module> | undefined;

/** The pages' own code, in one file. A failed request is forgotten, and asked again. */
function request(): Promise<Module> {
  arriving ??= import('./PageContent.tsx').catch((error) => {
    arriving = undefined;
    throw error;
  });
  return arriving;
}

/** Fetches the pages' code ahead, for a visitor who seems about to go to the other page. */
export function warmPageContent(): void {
  request().catch(() => {});
}

/**
 * The pages' code for `lazy`. Where it cannot be had (offline, or a new deployment took it away)
 * the browser loads the address itself, which by then is the page that was asked for.
 */
export async function loadPageContent(): Promise<{ default: Module['PageContent'] }> {
  try {
    const { PageContent } = await request().catch(request);
    return { default: PageContent };
  } catch {
    location.reload();
    return new Promise(() => {});
  }
}
