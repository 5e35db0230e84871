import { type RouteConfig, route } from '@react-router/dev/routes';

// An index route's form would put `?index` into the address.
export default [route('/', 'routes/home.tsx')] satisfies RouteConfig;
