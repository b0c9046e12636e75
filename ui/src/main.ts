import './styles/tokens.css';
import './styles/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { chooseBackend, setBackend } from './backend';
import { start } from './app.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has an element with the id app');

setBackend(await chooseBackend());
await start();
mount(App, { target });
