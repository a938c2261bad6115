import { withSchemas } from '../endpoint';
import * as light from './calls';
import { house } from './house';

export const readHouseCall = withSchemas(light.readHouseCall, { reply: house });
