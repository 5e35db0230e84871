import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { which } from '../../../scripts/tools.ts';

/** A shell on a machine of its own. */
export interface Machine {
  /** Runs commands as root, and gives their exit code and all that they printed. */
  run: (commands: string) => Promise<{ code: number; output: string }>;
  stop: () => void;
}

/** Own mounts, network and processes; where this process is not root, by sudo without a password. */
const isolated = [
  ...(process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive']),
  ...['unshare', '--mount', '--net', '--pid', '--fork', '--kill-child'],
];

/** Why no Debian can be started on this machine; `undefined` where one can. */
export function whyNoDebian(): string | undefined {
  if (!existsSync('/etc/nginx/sites-enabled/default'))
    return 'no Debian or Ubuntu with its own nginx';
  const missing = ['curl', 'ip', 'openssl', 'unshare'].find((command) => !which(command));
  if (missing) return `no command "${missing}"`;
  const [command = '', ...parameters] = isolated;
  if (spawnSync(command, [...parameters, 'true']).status !== 0) return 'no rights to mount folders';
  return undefined;
}

/**
 * This machine's Debian with a running nginx, whose files are copies and whose network is its own:
 * nothing that runs there changes anything here. Commands that would need more than that say so
 * instead: they stand in for the real ones.
 *
 * @param hostName A name that leads to the machine itself.
 */
export function startDebian(hostName: string): Machine {
  const [command = '', ...parameters] = isolated;
  const shell = spawn(command, [...parameters, 'sh'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: shell.stdout })[Symbol.asyncIterator]();
  const end = '--- ended with';

  const run: Machine['run'] = async (commands) => {
    shell.stdin.write(`( set -e\n${commands}\n) </dev/null 2>&1\necho "\n${end} $?"\n`);
    const output: string[] = [];
    for (;;) {
      const { value = `${end} 1`, done } = await lines.next();
      if (value.startsWith(end) || done) {
        return { code: Number(value.slice(end.length)), output: output.join('\n').trim() };
      }
      output.push(value);
    }
  };
  shell.stdin.write(setup(hostName));
  return { run, stop: () => shell.stdin.end() };
}

/** Ends with the first command that fails: what follows must not happen to the machine itself. */
const setup = (hostName: string): string => `
set -e
copies=/mnt
mount --make-rprivate /
mount -t tmpfs tmpfs "$copies"
for folder in /etc /var/www /var/log/nginx /var/lib/nginx; do
  mkdir -p "$copies$folder"
  cp -a "$folder/." "$copies$folder"
  mount --bind "$copies$folder" "$folder"
done
mount -t tmpfs tmpfs /run
ip link set lo up
printf '127.0.0.1 ${hostName}\\n::1 ${hostName}\\n' >> /etc/hosts

mkdir "$copies/commands"
export PATH="$copies/commands:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
${Object.entries(standIns)
  .map(
    ([name, script]) =>
      `cat > "$copies/commands/${name}" <<'END'\n#!/bin/sh\nset -e\n${script}\nEND\n`,
  )
  .join('')}
chmod +x "$copies/commands/"*
nginx >/dev/null 2>&1
set +e
`;

/** Commands that are not here, or would reach beyond the machine. */
const standIns = {
  sudo: 'exec "$@"',
  systemctl: `
[ "$*" = "reload nginx" ]
nginx -s reload
echo "(stand-in for systemctl: nginx was told to reload)"`,
  npx: 'echo "(stand-in for npx $*: the site is built)"',
  'apt-get': 'echo "(stand-in for apt-get $*: nothing installed)"',
  certbot: `
while [ $# -gt 0 ]; do
  case $1 in
    --webroot-path) folder=$2 ;;
    --domain) name=$2 ;;
  esac
  shift
done
# What Let's Encrypt does: asks the server for a file that certbot has put there.
mkdir -p "$folder/.well-known/acme-challenge"
echo proof > "$folder/.well-known/acme-challenge/token"
[ "$(curl -fsS "http://$name/.well-known/acme-challenge/token")" = proof ]
mkdir -p "/etc/letsencrypt/live/$name"
cd "/etc/letsencrypt/live/$name"
openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj "/CN=$name" \\
  -keyout privkey.pem -out fullchain.pem 2>/dev/null
echo "(stand-in for certbot: signed by itself)"`,
};
