import { globSync } from 'node:fs';
import { extname } from 'node:path';
import { contentType } from 'mime-types';
import { copies, dist, readRules, withoutAddress } from './serve.ts';

/*
 * Prints a configuration that makes nginx, Apache httpd or Caddy serve the built site with the same
 * headers and redirects as serve.ts (docs/deploy.md).
 */

type Site = Awaited<ReturnType<typeof readSite>>;

async function readSite() {
  const { rules, lines, home } = await readRules();
  const assets = `${home.path}assets/`;
  const patternOf = (path: string) => path.replaceAll('.', '\\.').replaceAll('*', '.*[^/]');
  const extensions = new Set(globSync('**/*.*', { cwd: dist }).map((file) => extname(file)));
  const typeOf = (extension: string) =>
    rules.find(({ for: path, values }) => path.endsWith(extension) && values['Content-Type'])
      ?.values['Content-Type'] ?? contentType(extension);
  const [everywhere, ...others] = rules;
  // Replaces the hashed files' rules with a single rule, because each build changes these files' names.
  const values = new Map(
    others.map(({ for: path, values }) => [path.startsWith(assets) ? `${assets}*` : path, values]),
  );
  return {
    assets,
    home,
    types: [...extensions]
      .filter((extension) => !Object.values(copies).includes(extension))
      .map((extension) => [extension, typeOf(extension)] as const),
    everywhere: Object.entries({
      'Cache-Control': 'public, max-age=0, must-revalidate',
      Vary: 'Accept-Encoding',
      ...everywhere?.values,
    }),
    ofFiles: [...values].flatMap(([path, values]) =>
      Object.entries(values)
        .filter(([name]) => name !== 'Content-Type')
        .map(([name, value]) => ({ pattern: patternOf(path), name, value })),
    ),
    redirects: [...new Map(lines.map((line) => [line.path, line])).values()].map((line) => ({
      ...line,
      pattern: `^${patternOf(line.path).replace(/\/$/, '/?')}$`,
    })),
    hidden: withoutAddress.source.replaceAll('\\/', '/'),
  };
}

const each = <T>(items: readonly T[], line: (item: T, index: number) => string) =>
  items.map(line).join('\n');

/** Returns a pattern for `Accept-Encoding` values that allow a coding, for servers that do not negotiate codings. */
const accepts = (coding: string) => String.raw`(^|[ ,])${coding}(?!\s*;\s*q=0(\.0*)?\s*(,|$))`;

const nginx = ({ assets, home, types, everywhere, ofFiles, redirects, hidden }: Site) => {
  const variable = (name: string) => `$header_${name.toLowerCase().replaceAll('-', '_')}`;
  const values = new Map([
    ...ofFiles.map(({ name }): [string, string] => [name, '']),
    ...everywhere,
  ]);
  return `absolute_redirect off;
merge_slashes off;
max_ranges 0;
gzip off;
gzip_static on;
gzip_proxied any;
types {
${each(types, ([extension, type]) => `  "${type}" ${extension.slice(1)};`)}
}

set $allow "";
set $coding "";
${each([...values], ([name, value]) => `set ${variable(name)} "${value}";`)}
# nginx omits headers whose value is empty.
add_header Allow $allow always;
add_header Content-Encoding $coding;
${each([...values], ([name]) => `add_header ${name} ${variable(name)} always;`)}

if ($request_method !~ "^(GET|HEAD)$") { set $allow "GET, HEAD"; }
if ($allow) { return 405; }
${each(redirects, ({ pattern, to, status }) => `if ($uri ~ "${pattern}") { return ${status} ${to}$is_args$args; }`)}
if ($uri ~ "${hidden}") { return 404; }
${each(ofFiles, ({ pattern, name, value }) => `if ($uri ~ "^${pattern}$") { set ${variable(name)} "${value}"; }`)}

set $file $uri;
if (-f $document_root$uri.html) { set $file $uri.html; }
set $copy $file;
if ($http_accept_encoding ~* "${accepts('br')}") { set $copy $file.br; }
if (-f $document_root$copy) { set $file $copy; }
if (-f $document_root$file) { rewrite ^ $file; }

location / { try_files $uri =404; }
location ~ "^(?<page>.+)/$" {
  if (-f $document_root$page) { return 301 $page$is_args$args; }
  if (-f $document_root$page.html) { return 301 $page$is_args$args; }
  return 404;
}
# Without a third-party module, nginx cannot choose Brotli copies itself.
${each(types, ([extension, type]) => `location ~ "\\${extension}\\.br$" { internal; types { } default_type "${type}"; set $coding br; }`)}

error_page 404 = @unknown;
location @unknown {
  set ${variable('Cache-Control')} "${values.get('Cache-Control')}";
  if ($uri ~ "^${assets}") { return 404; }
  return ${home.status} ${home.to}$is_args$args;
}
`;
};

const apache = ({
  assets,
  home,
  types,
  everywhere,
  ofFiles,
  redirects,
  hidden,
}: Site) => `MaxRanges none
MergeSlashes Off
TraceEnable Off
AddDefaultCharset Off
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz
${each(types, ([extension, type]) => `<FilesMatch "\\${extension}(\\.br|\\.gz)?$">\n  ForceType "${type}"\n</FilesMatch>`)}

${each(everywhere, ([name, value]) => `Header always set ${name} "${value}"`)}
${each(ofFiles, ({ pattern, name, value }) => `Header always set ${name} "${value}" "expr=%{REQUEST_STATUS} in {'200', '304'} && %{REQUEST_URI} =~ m#^${pattern}(\\.br|\\.gz)?$#"`)}
Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"

RewriteEngine On
RewriteCond %{REQUEST_METHOD} "!^(GET|HEAD)$"
RewriteRule ^ - [R=405,L]
${each(redirects, ({ pattern, to, status }) => `RewriteRule "${pattern}" ${to} [R=${status},L]`)}
# Hidden paths skip the five rules for files.
RewriteRule "${hidden}" - [S=5]
RewriteCond %{DOCUMENT_ROOT}$1 -f [OR]
RewriteCond %{DOCUMENT_ROOT}$1.html -f
RewriteRule "^(.+)/$" $1 [R=301,L]
RewriteCond %{DOCUMENT_ROOT}$1.html -f
RewriteRule "^(.+)$" $1.html
${each(
  Object.entries(copies),
  ([coding, suffix]) => `RewriteCond %{HTTP:Accept-Encoding} "${accepts(coding)}" [NC,NV]
RewriteCond %{DOCUMENT_ROOT}$1${suffix} -f
RewriteRule "^(.+)$" $1${suffix} [PT]`,
)}
RewriteCond %{DOCUMENT_ROOT}$1 -f
RewriteRule "^(.+)$" $1 [PT,E=no-gzip:1,E=no-brotli:1]
RewriteRule "^${assets}" - [R=404,L]
RewriteRule ^ ${home.to} [R=${home.status},L]
`;

const caddy = ({ assets, home, types, everywhere, ofFiles, redirects, hidden }: Site) => `route {
  map {query} {suffix} {
    ~(.+) "?\${1}"
    default ""
  }
  request_header -Range
${each(everywhere, ([name, value]) => `  header ${name} "${value}"`)}
  header {
    # Replaces the Vary header that Caddy adds.
    Vary Accept-Encoding
    defer
  }
  @method not method GET HEAD
  header @method Allow "GET, HEAD"
  respond @method 405
${each(
  redirects,
  ({ pattern, to, status }, index) => `  @redirect${index} path_regexp "${pattern}"
  redir @redirect${index} ${to}{suffix} ${status}`,
)}
  # Caddy's regular expressions have no lookahead.
  map {path} {visible_path} {
    ~^(.*)/\\.well-known/(.*)$ "\${1}/well-known/\${2}"
    default {path}
  }
  @visible not vars_regexp {visible_path} "${hidden.replace('(?!well-known/)', '')}"
  route @visible {
    @slash path_regexp slash "^(.+)/$"
    route @slash {
      @slashed file {re.slash.1} {re.slash.1}.html
      redir @slashed {re.slash.1}{suffix} 301
    }
    @file file {path} {path}.html
    route @file {
      rewrite {file_match.relative}
      map {path} {type} {
${each(types, ([extension, type]) => `        ~\\${extension}$ "${type}"`)}
      }
      header Content-Type {type}
${each(
  ofFiles,
  ({ pattern, name, value }, index) => `      @rule${index} path_regexp "^${pattern}$"
      header @rule${index} ${name} "${value}"`,
)}
      file_server {
        precompressed br gzip
      }
    }
  }
  respond ${assets}* 404
  redir * ${home.to}{suffix} ${home.status}
}
`;

const configurations = { nginx, apache, caddy };

export type ServerName = keyof typeof configurations;

export const configurationOf = async (server: ServerName): Promise<string> =>
  configurations[server](await readSite());

if (import.meta.main) {
  const server = process.argv[2] as ServerName;
  if (server in configurations) console.log(await configurationOf(server));
  else {
    console.error(`Name a server: ${Object.keys(configurations).join(', ')}.`);
    process.exitCode = 1;
  }
}
