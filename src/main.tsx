import { startSite } from './app/start-site';
import './ui/tokens.css';
import './ui/fonts.css';

startSite();
