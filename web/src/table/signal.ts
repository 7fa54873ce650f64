/** Says "your turn" beyond the page. */

let audio: AudioContext | undefined;

/** Two quiet tones; silent where the browser allows no sound yet. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state !== 'running') {
      void audio.resume();
      return;
    }
    for (const [k, pitch] of [523, 784].entries()) {
      const at = audio.currentTime + k * 0.12;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, at);
      volume.gain.exponentialRampToValueAtTime(0.06, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.4);
    }
  } catch {
    // No sound device: the title and the page say it too.
  }
}

export function tellOutside(title: string, body: string): void {
  if ('Notification' in window && Notification.permission === 'granted') {
    new Notification(title, { body, tag: 'coldwake-turn' });
  }
}
