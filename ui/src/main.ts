import './styles/tokens.css';
import './styles/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { start } from './app.svelte';
import { chooseBackend, setBackend } from './backend';
import { setLanguage } from './i18n';
import NoStart from './pages/NoStart.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has an element with the id app');

setBackend(await chooseBackend());
try {
  await start();
  mount(App, { target });
} catch (trouble) {
  // What the program would have told is not there; the webview knows the language too.
  setLanguage(navigator.language.split('-')[0] ?? '');
  mount(NoStart, { target, props: { trouble } });
}
