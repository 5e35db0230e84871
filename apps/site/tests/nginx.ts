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
import { findOrInstallTool, howToInstall } from '../../../scripts/tools.ts';
import { builtSite } from './builtSite.ts';

const committedConfiguration = join(dirname(import.meta.dirname), 'hosting/nginx.conf');

export interface Nginx {
  /** The path of the socket that it listens on. */
  socket: string;
  stop: () => void;
}

/**
 * Starts the system's nginx with `hosting/nginx.conf` on a Unix socket. All that it writes goes to
 * a temporary folder, so that it needs no rights and no port.
 *
 * @throws when there is no built site, no nginx, or nginx refuses the configuration.
 */
export function startNginx(): Nginx {
  // Beside the built site.
  const generated = `${builtSite.folder}-hosts/nginx`;
  if (!existsSync(generated)) {
    throw new Error(`${generated} is missing. Build the site: pnpm build`);
  }
  const nginx = findOrInstallTool('nginx');
  if (!nginx) throw new Error(`hosting/nginx.conf cannot be tested. ${howToInstall('nginx')}`);
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const socket = join(folder, 'nginx.sock');
  const file = join(folder, 'nginx.conf');

  for (const name of bodyFolders) mkdirSync(join(folder, name));
  symlinkSync(generated, join(folder, 'pricing'));
  writeFileSync(join(folder, 'site.conf'), siteConfiguration(socket));
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
  return { socket, stop };
}

/** The committed configuration, with this machine's folder and socket. */
function siteConfiguration(socket: string): string {
  const changes = {
    'listen 8080 default_server;': `listen unix:${socket} default_server;`,
    'root /usr/share/nginx/html;': `root ${builtSite.folder};`,
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
