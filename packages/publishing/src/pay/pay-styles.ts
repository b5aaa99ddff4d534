/** The look of what the page of an itinerary says of payments by card. It comes with them, so that older pages have it too. */
export const payStyles = `
.payments .pay{margin-block-start:16px}
.payments .pay>div{display:flex;flex-wrap:wrap;gap:10px}
.payments .pay button{min-height:48px;padding:11px 24px;border:1px solid var(--accent);border-radius:4px;background:none;color:var(--accent);font:600 1rem/1.4 var(--text),system-ui,sans-serif;text-align:start;cursor:pointer}
.payments .pay button.first{border-color:var(--on-brand);background:var(--brand);color:var(--on-brand)}
.payments .pay button:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
.payments .pay .small{margin-block-start:8px}
.payments .of-invoice{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.payments .pay-notice{display:block;margin-block-end:24px;padding:16px 20px;border-inline-start:4px solid var(--accent);background:var(--panel);font-weight:600}
@media (forced-colors:active){.payments .pay button{border:2px solid ButtonText}}
@media screen and (max-width:480px){.payments .pay button{width:100%;text-align:center}}
@media print{.payments .pay{display:none}}
`.replaceAll('\n', '')
