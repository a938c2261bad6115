import { startSetup } from './app/setup/start-setup';
import './ui/fonts.css';
import './ui/tokens.css';

startSetup();
