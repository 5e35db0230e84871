import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Debian keeps nginx out of a user's PATH. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

/** Whether nginx can be tested on this machine; in CI it must. */
export const hasNginx = Boolean(process.env.CI) || spawnSync('nginx', ['-v'], { env }).status === 0;

/**
 * Starts the system's nginx with the committed nginx.conf and the settings of docs/deploy.md. It
 * listens on Unix sockets in place of ports and writes to a temporary folder, so it needs no rights.
 *
 * @throws when nginx refuses the configuration.
 */
export function startNginx() {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const run = (command: string, ...parameters: string[]) =>
    execFileSync(command, parameters, { env, cwd: folder, stdio: ['ignore', 'inherit', 'pipe'] });
  const write = (file: string, text: string) =>
    writeFileSync(
      join(folder, file),
      text
        .replaceAll('/etc/nginx/', `${folder}/`)
        .replaceAll('/var/www/pricing/current', join(root, 'apps/site/dist'))
        .replaceAll(/\/etc\/letsencrypt\/live\/[^/]*/g, folder)
        .replaceAll(/listen \[::\].*/g, '')
        .replaceAll(/listen (\d+)/g, `listen unix:${folder}/$1.sock`),
    );

  mkdirSync(join(folder, 'pricing.d'));
  const document = readFileSync(join(root, 'docs/deploy.md'), 'utf8');
  write('pricing.d/pricing.conf', /```nginx\n(.*?)```/s.exec(document)?.[1] ?? '');
  write('pricing.conf', readFileSync(join(root, 'apps/site/hosting/nginx.conf'), 'utf8'));
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  );
  const http = `access_log off; ${temporary.join(' ')} include pricing.conf;`;
  write('nginx.conf', `${user} pid nginx.pid; events {} http { ${http} }`);

  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', 'privkey.pem', '-subj', '/CN=localhost'];
  run('openssl', 'req', '-x509', ...key, '-out', 'fullchain.pem');
  const options = ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'];
  // Returns once the sockets are open; nginx goes on in the background.
  run('nginx', ...options);
  return {
    socketOf: (port: number) => join(folder, `${port}.sock`),
    stop: () => {
      run('nginx', ...options, '-s', 'quit');
      rmSync(folder, { recursive: true });
    },
  };
}
