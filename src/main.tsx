import { startSite } from './app/site/start-site';
import './ui/tokens.css';

startSite();
