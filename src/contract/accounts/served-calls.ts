import { done, leaving } from './accounts';
import { withSchemas } from '../endpoint';
import * as light from './session-calls';

export const endSessionCall = withSchemas(light.endSessionCall, { body: leaving, reply: done });
