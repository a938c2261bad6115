import { startSite } from './app/start-site';
import './ui/tokens.css';

startSite();
