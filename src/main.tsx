import { bootSite } from './app/boot-site';
import './ui/tokens.css';
import './ui/fonts.css';

void bootSite();
