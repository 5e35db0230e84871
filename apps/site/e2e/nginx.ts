import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findOrInstallTool, howToInstall } from '../../../scripts/tools.ts';

const siteRoot = dirname(import.meta.dirname);

/** The built site; its hosts' configuration is beside it, in `dist-hosts`. */
export const builtSite = join(siteRoot, 'dist');
const committedConfiguration = join(siteRoot, 'hosting/nginx.conf');

export interface Nginx {
  /** The site's origin. */
  origin: string;
  stop: () => void;
}

/**
 * Starts the system's nginx with `hosting/nginx.conf` on the loopback, on a free port. All that it
 * writes goes to a temporary folder, so that it needs no rights.
 *
 * @throws when there is no built site, no nginx, or nginx refuses the configuration.
 */
export async function startNginx(): Promise<Nginx> {
  const generated = `${builtSite}-hosts/nginx`;
  if (!existsSync(generated)) {
    throw new Error(`${generated} is missing. Build the site: pnpm build`);
  }
  const nginx = findOrInstallTool('nginx');
  if (!nginx) throw new Error(`hosting/nginx.conf cannot be tested. ${howToInstall('nginx')}`);
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');

  for (const name of bodyFolders) mkdirSync(join(folder, name));
  symlinkSync(generated, join(folder, 'pricing'));
  writeFileSync(join(folder, 'site.conf'), siteConfiguration(port));
  writeFileSync(file, mainConfiguration(folder));

  // Returns once the sockets are open; nginx goes on in the background.
  execFileSync(nginx, ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = () => {
    process.off('exit', stop);
    const id = Number(readFileSync(join(folder, 'nginx.pid'), 'utf8'));
    // First the folder: nginx deletes its own file in it while it ends.
    rmSync(folder, { recursive: true });
    process.kill(id);
  };
  process.on('exit', stop);
  return { origin: `http://127.0.0.1:${port}`, stop };
}

/** A port of this machine that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** The committed configuration, with this machine's folder and port. */
function siteConfiguration(port: number): string {
  const changes = {
    'listen 8080 default_server;': `listen 127.0.0.1:${port} default_server;`,
    'root /usr/share/nginx/html;': `root ${builtSite};`,
  };
  return Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (text.split(from).length !== 2) {
        throw new Error(
          `hosting/nginx.conf must contain "${from}" once: the tests replace it with their own.`,
        );
      }
      return text.replace(from, to);
    },
    readFileSync(committedConfiguration, 'utf8'),
  );
}

/** Where nginx would store request bodies. */
const bodyFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** As far as it matters, Debian's /etc/nginx/nginx.conf, which switches `gzip` on. */
const mainConfiguration = (folder: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  ${bodyFolders.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  gzip on;
  include site.conf;
}
`;
