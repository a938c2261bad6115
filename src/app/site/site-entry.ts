import { bootSite } from './boot-site';
import '../../ui/fonts.css';

void bootSite();
