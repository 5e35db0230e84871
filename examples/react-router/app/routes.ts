import { type RouteConfig, route } from '@react-router/dev/routes';

// Not an index route, whose form would put `?index` into the address.
export default [route('/', 'routes/home.tsx')] satisfies RouteConfig;
