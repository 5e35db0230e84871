import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureNginx } from './ensureNginx.ts';
import { freePort } from './freePort.ts';

const root = dirname(import.meta.dirname);

/** The site as it is built: what is published, and beside it what its hosts are told. */
export const builtSite = join(root, 'apps/site/dist');

export interface Nginx {
  /** Where the site is. */
  origin: string;
  /** Where a further server is, if there is one. */
  furtherOrigin: string;
  stop: () => void;
}

/**
 * Starts the system's nginx with `apps/site/hosting/nginx.conf` on the loopback, on a port of its own. All
 * that it writes goes to a temporary folder, so that anybody may start it.
 *
 * @param further Another server on a port, to stand beside the site's.
 * @throws when there is no built site, and when nginx refuses the configuration, with its words.
 */
export async function startNginx(
  site: string = builtSite,
  further: (port: number) => string = () => '',
): Promise<Nginx> {
  const parts = `${site}-hosts/nginx`;
  if (!existsSync(parts)) throw new Error(`${parts} is not there. Build the site: pnpm build`);
  const nginx = ensureNginx();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [port, furtherPort] = await Promise.all([freePort(), freePort()]);
  const file = join(folder, 'nginx.conf');

  for (const name of scratch) mkdirSync(join(folder, name));
  symlinkSync(parts, join(folder, 'pricing'));
  writeFileSync(join(folder, 'site.conf'), siteConfiguration(site, port));
  writeFileSync(file, mainConfiguration(folder, further(furtherPort)));

  // It returns once the sockets are open, and goes on in the background.
  execFileSync(nginx, ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = () => {
    process.off('exit', stop);
    const id = Number(readFileSync(join(folder, 'nginx.pid'), 'utf8'));
    // Before it ends: ending, it would take its own file away meanwhile.
    rmSync(folder, { recursive: true });
    process.kill(id);
  };
  process.on('exit', stop);
  const at = (it: number) => `http://127.0.0.1:${it}`;
  return { origin: at(port), furtherOrigin: at(furtherPort), stop };
}

/** The committed configuration, with this machine's folder and port. */
function siteConfiguration(site: string, port: number): string {
  const changes = {
    'listen 8080 default_server;': `listen 127.0.0.1:${port} default_server;`,
    'root /usr/share/nginx/html;': `root ${site};`,
  };
  return Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (text.split(from).length !== 2) {
        throw new Error(
          `apps/site/hosting/nginx.conf must say "${from}" once: the tests put theirs there.`,
        );
      }
      return text.replace(from, to);
    },
    readFileSync(join(root, 'apps/site/hosting/nginx.conf'), 'utf8'),
  );
}

/** Where nginx keeps bodies that it never gets. */
const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** What /etc/nginx/nginx.conf is on Debian, as far as it matters: there, `gzip` is on. */
const mainConfiguration = (folder: string, further: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  ${scratch.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  gzip on;
  include site.conf;
  ${further}
}
`;
