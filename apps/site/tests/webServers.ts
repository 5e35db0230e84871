import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  globSync,
  mkdtempSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { configurationOf, type ServerName } from '../hosting/configuration.ts';
import { builtSite, type Listening, listen } from './builtSite.ts';

const setups = {
  nginx: (folder: string, port: string) => ({
    file: `daemon off; pid ${folder}/pid; error_log stderr; events { }
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  gzip on;
  include /etc/nginx/mime.types;
  server { listen ${port}; root ${folder}/site; include ${folder}/ours; }
}`,
    parameters: ['-c', `${folder}/configuration`],
  }),
  apache: (folder: string, port: string) => ({
    file: `ServerName localhost\nListen ${port}\nPidFile ${folder}/pid\nErrorLog ${folder}/log\nDefaultRuntimeDir ${folder}
${['mpm_event', 'authz_core', 'mime', 'dir', 'filter', 'deflate', 'headers', 'rewrite']
  .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  .join('\n')}
User www-data
Group www-data
TypesConfig /etc/mime.types
AddOutputFilterByType DEFLATE text/html text/javascript
<VirtualHost *:${port}>
  DocumentRoot ${folder}/site
  Include ${folder}/ours
</VirtualHost>
`,
    parameters: ['-f', `${folder}/configuration`, '-D', 'FOREGROUND'],
  }),
  caddy: (folder: string, port: string) => ({
    file: `{
  admin off
  log {
    level ERROR
  }
}
http://localhost:${port} {
  root * ${folder}/site
  import ${folder}/ours
}
`,
    parameters: ['run', '--adapter', 'caddyfile', '--config', `${folder}/configuration`],
  }),
};

export async function startWebServer(name: ServerName, program: string): Promise<Listening> {
  const free = await listen(createServer());
  free.close();
  const { origin } = free;
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  // Lets a server that drops root privileges read the files.
  chmodSync(folder, 0o755);
  const site = join(folder, 'site');
  cpSync(builtSite.folder, site, { recursive: true });
  // Backdates the files: for a minute after a change, Apache httpd ignores `If-Modified-Since` alongside `Range`.
  const before = Date.now() / 1000 - 3600;
  for (const file of globSync('**/*.*', { cwd: site }))
    utimesSync(join(site, file), before, before);
  const { file, parameters } = setups[name](folder, new URL(origin).port);
  writeFileSync(join(folder, 'configuration'), file);
  writeFileSync(join(folder, 'ours'), await configurationOf(name));
  const server = spawn(program, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
  await vi.waitFor(() => fetch(origin, { redirect: 'manual' }), 10_000);
  return {
    origin,
    close: async () => {
      server.kill();
      await once(server, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}
