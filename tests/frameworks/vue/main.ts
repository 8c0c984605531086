import { createApp } from 'vue'
import App from './DemoApp.vue'

createApp(App).mount('#app')
