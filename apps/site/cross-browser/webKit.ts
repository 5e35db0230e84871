import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Builder, Key, Origin } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import type { Browser, Key as KeyName, Point } from './Browser.ts';
import { collectConsoleErrors } from './collectConsoleErrors.ts';

const keys: Record<KeyName, string> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowRight: Key.ARROW_RIGHT,
};

/** Starts WebKitGTK on a virtual screen, by its driver. */
export async function startWebKit(driverPath: string, xvfbPath: string): Promise<Browser> {
  const screen = spawn(xvfbPath, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // Xvfb picks a free display, and prints its number.
  const [display] = await once(createInterface(screen.stdout), 'line', {
    signal: AbortSignal.timeout(30_000),
  });
  const service = new DriverService.Builder(driverPath)
    .setHostname('127.0.0.1')
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: `:${display}`,
      // Without a graphics card, layers would be composited in software, slowly.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    })
    .build();
  const stop = async () => {
    await service.kill();
    screen.kill();
  };
  const driver = await service
    .start(30_000)
    .then((address) =>
      new Builder()
        .usingServer(address)
        .withCapabilities({
          browserName: 'MiniBrowser',
          // Without its toolbar, which is wider than a phone: from 334 px.
          'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
        })
        .build(),
    )
    .catch(async (error) => {
      await stop();
      throw error;
    });
  const evaluate: Browser['evaluate'] = (run, ...parameters) =>
    driver.executeScript(run, ...parameters);
  const move = ({ x, y }: Point) =>
    driver.actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT });

  // The driver does not report the console: errors are collected before each document is left.
  const errors: string[] = [];
  const collect = async () => {
    errors.push(...(await evaluate(collectConsoleErrors)));
  };
  const leave = async (navigate: () => Promise<void>) => {
    await collect();
    await navigate();
    await collect();
  };

  return {
    open: (address) => leave(() => driver.get(address)),
    reload: () => leave(() => driver.navigate().refresh()),
    back: () => leave(() => driver.navigate().back()),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ width, height });
    },
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    hover: (point) => move(point).perform(),
    click: (point) => move(point).click().perform(),
    evaluate,
    consoleErrors: async () => {
      await collect();
      return errors.splice(0);
    },
    close: async () => {
      await driver.quit();
      await stop();
    },
  };
}
