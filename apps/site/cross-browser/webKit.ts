import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../../../scripts/freePort.ts';
import type { Browser, Key, Page, Point } from './Browser.ts';
import { failOnConsoleErrors } from './failOnConsoleErrors.ts';

/** The code points by which WebDriver names keys: https://w3c.github.io/webdriver/#keyboard-actions */
const codes: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ' ': ' ',
  ArrowRight: '\uE014',
};

type Call = <Result>(method: string, path: string, body?: object) => Promise<Result>;

interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}

/**
 * Starts WebKitGTK's driver, which starts a browser for each visitor, on a screen that nobody
 * sees. It speaks WebDriver over HTTP (https://w3c.github.io/webdriver/).
 */
export async function startWebKit(driverPath: string, xvfbPath: string): Promise<Browser> {
  const { screen, display } = await startScreen(xvfbPath);
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    // Without a graphics card, layers would be put together by a simulated one, slowly.
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const close = async () => {
    await stop(driver);
    await stop(screen);
  };
  const call: Call = (method, path, body) => ask(`http://127.0.0.1:${port}${path}`, method, body);

  try {
    await answering(driver, () => call('GET', '/status'));
    const first = await newSession(call);
    await call('DELETE', `/session/${first.sessionId}`);
    return {
      version: `WebKitGTK ${first.capabilities.browserVersion}`,
      newVisitor: async () => actions(call, `/session/${(await newSession(call)).sessionId}`),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The driver has one session at a time, with a browser and a profile of its own. */
const newSession = (call: Call) =>
  call<Session>('POST', '/session', { capabilities: { alwaysMatch: {} } });

function actions(call: Call, session: string): Page {
  const to = <Result>(path: string, body: object) =>
    call<Result>('POST', `${session}/${path}`, body);
  const evaluate: Page['evaluate'] = (ask, ...parameters) =>
    to('execute/sync', { script: `return (${ask}).apply(null, arguments)`, args: parameters });

  const perform = (source: object) => to<void>('actions', { actions: [source] });
  const point = (at: Point, ...then: object[]) =>
    perform({
      type: 'pointer',
      id: 'mouse',
      actions: [{ type: 'pointerMove', x: Math.round(at.x), y: Math.round(at.y) }, ...then],
    });

  // The driver tells nothing of the console: each document is asked before it goes.
  const heard: string[] = [];
  const hear = async () => {
    heard.push(...(await evaluate(failOnConsoleErrors)));
  };
  const leave = async (path: string, body: object) => {
    await hear();
    await to<void>(path, body);
    await hear();
  };

  return {
    open: (url) => leave('url', { url }),
    reload: () => leave('refresh', {}),
    back: () => leave('back', {}),
    resize: async (width, height) => {
      // The window has bars of its own.
      const bars = await evaluate(() => outerHeight - innerHeight);
      await to('window/rect', { width, height: height + bars });
    },
    press: (key) =>
      perform({
        type: 'key',
        id: 'keyboard',
        actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: codes[key] })),
      }),
    hover: point,
    click: (at) => point(at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    evaluate,
    complaints: async () => {
      await hear();
      return heard;
    },
    close: () => call('DELETE', session),
  };
}

async function ask<Result>(address: string, method: string, body?: object): Promise<Result> {
  const answer = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: Result & { message?: string } };
  if (!answer.ok) throw new Error(`WebKit's driver refused ${method} ${address}: ${value.message}`);
  return value;
}

/** Starts a virtual screen; it picks a display that is free, and says which. */
async function startScreen(xvfbPath: string) {
  const screen = spawn(xvfbPath, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(createInterface(screen.stdout), 'line', {
    signal: AbortSignal.timeout(10_000),
  });
  return { screen, display: `:${number}` };
}

/** Waits until a server that was just started answers. */
async function answering(server: ChildProcess, question: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (server.exitCode === null && Date.now() < deadline) {
    try {
      await question();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`${server.spawnfile} did not answer within 10 s. Does it start by hand?`);
}

async function stop(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null) return;
  process.kill();
  await once(process, 'exit');
}
