### What cannot be delivered, and what to do about it.

delivery-held-no-permission = No puedo escribir en <#{ $channel }>. Dame allí los permisos *Ver canal*, *Enviar mensajes*, *Enviar mensajes en hilos*, *Insertar enlaces* y *Adjuntar archivos*, o elige otro canal con `/td channel`. Hasta entonces mis mensajes esperan; no se pierde ninguno.
delivery-held-no-channel = Han eliminado el canal en el que escribo. Elige otro con `/td channel`: allí publicaré todo lo que espera.
delivery-held-no-server = Ya no estoy en vuestro servidor, así que no puedo publicar nada allí. Invitadme de nuevo y publicaré lo que espera.
delivery-held-quarantined = Ahora mismo Discord no me deja escribir a nadie por primera vez. Todo está en `/me next`; sigo intentándolo y escribiré en cuanto pueda.
