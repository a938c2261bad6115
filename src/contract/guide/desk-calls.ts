import { endpoint } from '../endpoint';

export const previewGuideCall = endpoint({
  method: 'GET',
  path: '/api/reception/preview/guide',
});
