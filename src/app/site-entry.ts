import { bootSite } from './boot-site';

void bootSite();
