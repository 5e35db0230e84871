import { pages, redirects } from './hosting.ts';

/**
 * What CloudFront is told, by file name: the function that reads addresses before S3 does, and
 * the policy of the headers.
 */
export const cloudFrontParts = (headers: Record<string, string>): Record<string, string> => ({
  'addresses.js': addressesFunction(),
  'headers.json': headersPolicy(headers),
});

interface Given {
  value: string;
  multiValue?: Given[];
}

interface Request {
  uri: string;
  querystring: Record<string, Given>;
}

type Moved = Record<string, { to: string; status: number }>;

/**
 * Redirects, or names the file of a page. It is turned into text and runs at the edge, so it must
 * stand alone; the language there has no destructuring, no `?.` and no comma behind a last
 * parameter.
 */
function answer(request: Request, moved: Moved, files: Record<string, string>) {
  const redirect = moved[request.uri];
  if (!redirect) {
    request.uri = files[request.uri] || request.uri;
    return request;
  }
  const query: string[] = [];
  for (const name in request.querystring) {
    const given = request.querystring[name] as Given;
    const values = given.multiValue || [given];
    values.forEach((each) => {
      query.push(`${name}=${each.value}`);
    });
  }
  const location = query.length > 0 ? `${redirect.to}?${query.join('&')}` : redirect.to;
  return { statusCode: redirect.status, headers: { location: { value: location } } };
}

function addressesFunction(): string {
  const moved = Object.fromEntries(redirects.map(({ from, to, status }) => [from, { to, status }]));
  const files = Object.fromEntries(pages.map(({ path, file }) => [path, file]));
  return `// Written by \`pnpm build\` from apps/site/hosting/hosting.ts: change it there.
const moved = ${JSON.stringify(moved, null, 2)};
const files = ${JSON.stringify(files, null, 2)};

function handler(event) {
  return answer(event.request, moved, files);
}

${answer.toString()}
`;
}

/** CloudFront sets some headers by settings of their own, and takes the rest by name. */
function headersPolicy(headers: Record<string, string>): string {
  const {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': transport = '',
    'X-Content-Type-Options': _,
    'Referrer-Policy': referrer,
    ...others
  } = headers;
  const settings = {
    Name: 'pricing-site',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: policy },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
        IncludeSubdomains: transport.includes('includeSubDomains'),
        Preload: transport.includes('preload'),
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: referrer },
    },
    CustomHeadersConfig: {
      Quantity: Object.keys(others).length,
      Items: Object.entries(others).map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
