/** Netlify's matcher, as far as the tests use it: it comes without types. */
declare module 'netlify-redirector' {
  interface Rule {
    to: string;
    status: number;
    /** Whether it comes before a file. */
    force: boolean;
  }
  interface Request {
    scheme: string;
    host: string;
    path: string;
    query: string;
    headers: object;
    cookieValues: object;
    getHeader: (name: string) => string;
    getCookie: (name: string) => string;
  }
  const redirector: {
    parsePlain: (
      rules: string,
      options: object,
    ) => Promise<{ match: (request: Request) => Rule | null }>;
  };
  export default redirector;
}
