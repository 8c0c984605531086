import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { gains, headings, people, take } from '../content'

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button id="change" type="button" (click)="later.set(1)"></button>
    <button id="remove" type="button" (click)="there.set(!there())"></button>
    <button id="reverse" type="button" (click)="reverse()"></button>
    <output>{{ sender() }}</output>
    @if (there()) {
      <mrp-timeline [attr.heading]="headings[later()]"></mrp-timeline>
    }
    <mrp-benefits [items]="gains[later()]"></mrp-benefits>
    <mrp-demo-form (mrp-submit)="sender.set(take($event))"></mrp-demo-form>
    @for (person of order(); track person) {
      <mrp-contact-form [id]="person"></mrp-contact-form>
    }
  `,
})
class App {
  readonly headings = headings
  readonly gains = gains
  readonly take = take
  readonly later = signal(0)
  readonly there = signal(true)
  readonly order = signal<readonly string[]>(people)
  readonly sender = signal('')

  reverse(): void {
    this.order.update(order => [...order].reverse())
  }
}

bootstrapApplication(App).catch(console.error)
