import { afterEach, expect, test } from 'vitest';
import { cspHash, preferencesScript } from './preferencesScript.ts';

const frames: HTMLIFrameElement[] = [];
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

/** Loads a page under a policy, and returns what its script left on `html`. */
async function attributesUnder(policy: string, script: string) {
  const frame = document.createElement('iframe');
  frames.push(frame);
  frame.srcdoc = `<!doctype html><html><head>
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <script>${script}</script></head></html>`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  return { ...frame.contentDocument?.documentElement.dataset };
}

test('a policy with the hash lets the script of the preferences run, and no other', async () => {
  const script = preferencesScript([
    { name: 'theme', values: ['light', 'dark'], defaultValue: 'dark', storageKey: 'csp-theme' },
  ]);
  const policy = `script-src ${await cspHash(script)}`;
  expect(await attributesUnder(policy, script)).toEqual({ scripted: '', theme: 'dark' });
  expect(await attributesUnder(policy, `${script};`)).toEqual({});
});
