import '@bridgehead/ui/theme.css';
import { wakeSound } from '@bridgehead/ui';
import { createRoot } from 'react-dom/client';
import './i18n.ts';
import { App } from './app.tsx';
import { watchSettings } from './settings.ts';

watchSettings();
const root = document.getElementById('app');
if (root !== null) createRoot(root).render(<App />);

addEventListener('pointerdown', wakeSound, { once: true, passive: true });
addEventListener('keydown', wakeSound, { once: true, passive: true });
