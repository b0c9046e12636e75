/** Play between two machines: the invitation that is open here, and the ways to another one's table. */

import { app } from '../../app.svelte';
import { backend } from '../../backend';
import type { Hosted, InvitationOffer, NewGame } from '../../types';
import { wordsOfThrown } from '../../widgets/errors';
import { request } from '../request/request.svelte';

class Direct {
  /** The invitation that waits for a guest. */
  hosted = $state.raw<Hosted | null>(null);
  /** What the invitation that was pasted offers. */
  offer = $state.raw<InvitationOffer | null>(null);
  /** The invitation that was pasted. */
  text = $state('');
  /** What went wrong, in one sentence. */
  trouble = $state('');
  /** Something is on its way. */
  busy = $state(false);

  /** Opens the game request for a guest. */
  ask(): void {
    request.open({ opponent: 'elsewhere', rated: false });
  }

  /** Invites somebody to the game that was asked for. */
  async invite(asked: NewGame): Promise<void> {
    this.hosted = await backend().invite(asked);
    this.trouble = '';
    app.go({ name: 'direct' });
  }

  /** Closes the invitation. */
  async withdraw(): Promise<void> {
    await this.attempt(async () => {
      await backend().withdrawInvitation();
      this.hosted = null;
    });
  }

  /** A guest has come; the table shows his game. */
  begun(): void {
    this.hosted = null;
    request.close();
    app.go({ name: 'table' });
  }

  /** Looks at what the pasted invitation offers. */
  async look(): Promise<void> {
    await this.attempt(async () => {
      this.offer = null;
      this.offer = await backend().lookAtInvitation(this.text);
    });
  }

  /** Agrees to it. */
  async accept(): Promise<void> {
    await this.attempt(async () => {
      await backend().acceptInvitation(this.text);
      this.put();
      app.go({ name: 'table' });
    });
  }

  /** Puts the pasted invitation away. */
  put(): void {
    this.offer = null;
    this.text = '';
    this.trouble = '';
  }

  /** Goes back to the seat at the last host's table. */
  async comeBack(): Promise<void> {
    app.go({ name: 'direct' });
    await this.attempt(async () => {
      await backend().comeBack();
      app.go({ name: 'table' });
    });
  }

  private async attempt(act: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = '';
    try {
      await act();
    } catch (thrown) {
      this.trouble = wordsOfThrown(thrown);
    } finally {
      this.busy = false;
    }
  }
}

export const direct = new Direct();
