import {
  type BrowserVariable,
  browserTools,
  findBrowserTool,
  missingBrowserTools,
} from './browserTools.ts';
import { canInstall, install } from './systemTool.ts';

/**
 * Sees to it that there are the browser engines beside Chromium, and names them in the variables
 * that the tests read. One that cannot be installed here is left out, which is said.
 *
 * @throws in CI, where none may be left out.
 */
export function ensureBrowsers(): void {
  for (const variable of Object.keys(browserTools) as BrowserVariable[]) {
    const { engine, debianPackage } = browserTools[variable];
    if (!findBrowserTool(variable) && canInstall()) {
      console.log(`The tests in ${engine} need ${debianPackage}: installing it with apt-get.`);
      install(debianPackage);
    }
    const path = findBrowserTool(variable);
    if (path) process.env[variable] = path;
  }
  const missing = missingBrowserTools().join('\n');
  if (missing && process.env.CI) throw new Error(`In CI every engine is tried.\n${missing}`);
  if (missing) console.warn(missing);
}
