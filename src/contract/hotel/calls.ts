import { lightEndpoint, like } from '../endpoint';
import type { house } from './house';

export const readHouseCall = lightEndpoint({ method: 'GET', path: '/api/house', reply: like<typeof house> });
