/*
 * Runs at CloudFront's edge: redirects, or names the file of a page. `cloudFront.ts` writes it out
 * as JavaScript with the two tables before it, so it cannot import anything. Its language
 * (cloudfront-js-2.0) has no destructuring, no `?.` and no comma after a last parameter.
 */

declare const redirects: Record<string, { to: string; status: number }>;
declare const files: Record<string, string>;

interface Parameter {
  value: string;
  multiValue?: Parameter[];
}

interface Request {
  uri: string;
  querystring: Record<string, Parameter>;
}

export function handler(event: { request: Request }) {
  const request = event.request;
  const redirect = redirects[request.uri];
  if (!redirect) {
    request.uri = files[request.uri] || request.uri;
    return request;
  }
  const query: string[] = [];
  for (const name in request.querystring) {
    const parameter = request.querystring[name] as Parameter;
    const values = parameter.multiValue || [parameter];
    values.forEach((each) => {
      query.push(`${name}=${each.value}`);
    });
  }
  const location = query.length > 0 ? `${redirect.to}?${query.join('&')}` : redirect.to;
  return { statusCode: redirect.status, headers: { location: { value: location } } };
}
