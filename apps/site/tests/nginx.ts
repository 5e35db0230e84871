import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallTool, howToInstall } from '../../../scripts/tools.ts';
import { builtSite } from './builtSite.ts';

/** What the build wrote for nginx, beside the built site. */
const generated = `${builtSite.folder}-hosts/nginx`;

export interface Nginx {
  /** The path of the socket that stands for a port. */
  socketOf: (port: number) => string;
  /** The certificate of its TLS, which it signed itself. */
  certificate: Buffer;
  stop: () => void;
}

/**
 * Starts the system's nginx with one of the built configurations, on Unix sockets in place of ports.
 * All that it writes goes to a temporary folder, so that it needs no rights.
 *
 * @throws when there is no built site, no nginx, or nginx refuses the configuration.
 */
export function startNginx(configuration: 'server.conf' | 'container.conf'): Nginx {
  if (!existsSync(generated)) {
    throw new Error(`${generated} is missing. Build the site: pnpm build`);
  }
  const nginx = findOrInstallTool('nginx');
  if (!nginx) throw new Error(`hosting/nginx/ cannot be tested. ${howToInstall('nginx')}`);
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const main = join(folder, 'nginx.conf');
  const key = join(folder, 'privkey.pem');
  const certificate = join(folder, 'fullchain.pem');
  const socketOf = (port: number) => join(folder, `${port}.sock`);

  for (const name of bodyFolders) mkdirSync(join(folder, name));
  mkdirSync(join(folder, 'current/nginx'), { recursive: true });
  symlinkSync(builtSite.folder, join(folder, 'current/site'));
  for (const name of readdirSync(generated)) {
    const text = readFileSync(join(generated, name), 'utf8')
      .replaceAll('/var/www/pricing/', `${folder}/`)
      .replaceAll(/\/etc\/letsencrypt\/live\/[^/]*/g, folder)
      .replaceAll(/listen \[::\].*/g, '')
      .replaceAll(/listen (\d+)/g, (_, port) => `listen unix:${socketOf(port)}`);
    writeFileSync(join(folder, 'current/nginx', name), text);
  }
  writeFileSync(main, mainConfiguration(folder, configuration));
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=nginx'],
      ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
    ],
    { stdio: 'pipe' },
  );

  // Returns once the sockets are open; nginx goes on in the background.
  execFileSync(nginx, ['-p', folder, '-c', main, '-e', join(folder, 'error.log')], {
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
  return { socketOf, certificate: readFileSync(certificate), stop };
}

/** Where nginx would store request bodies. */
const bodyFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** As far as it matters, Debian's /etc/nginx/nginx.conf, which switches `gzip` on. */
const mainConfiguration = (folder: string, configuration: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  ${bodyFolders.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  gzip on;
  include ${folder}/current/nginx/${configuration};
}
`;
