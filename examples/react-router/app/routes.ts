import { type RouteConfig, route } from '@react-router/dev/routes';

// Not an index route, because its form would add `?index` to the URL.
export default [route('/', 'routes/home.tsx')] satisfies RouteConfig;
