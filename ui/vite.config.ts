import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: 'dist',
    // WebKitGTK 2.50 is the oldest engine that the window runs on.
    target: 'safari18',
    // The program's content security policy allows drawings from data URIs, but no fonts or styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/test/setup.ts'],
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    // The colours are held against one another.
    css: { include: /tokens\.css/ },
  },
});
