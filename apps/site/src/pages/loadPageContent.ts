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
 * The pages' code for `lazy`. Where it cannot be had (a new deployment took it away) the browser
 * loads the address itself, which by then is the page that was asked for.
 *
 * @throws where that would not help: offline, or when it was done already.
 */
export async function loadPageContent(): Promise<{ default: Module['PageContent'] }> {
  try {
    const { PageContent } = await request().catch(request);
    if (!PageContent)
      throw new Error('The file with the pages’ code came without it: an empty file?');
    return { default: PageContent };
  } catch (error) {
    if (!navigator.onLine || history.state?.[loadedAnew]) throw error;
    history.replaceState({ ...history.state, [loadedAnew]: true }, '');
    location.reload();
    return new Promise(() => {});
  }
}

/** Marks the history entry, so that no fault can make the page load for ever. */
const loadedAnew = 'loadedAnew';
