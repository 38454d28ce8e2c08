# language: es
Característica: No fui yo
  Cada aviso de un cambio de la cuenta tiene «No fui yo»: protege la cuenta y lleva a un reclamo con ese cambio.

  Regla: Se cierran las otras sesiones y sigue el reclamo con el cambio

    @ACC-41 @camino
    Escenario: Marta dice que no fue ella y hace el reclamo
      Dado que Marta ingresó y está en "/no-fui-yo?cambio=phone"
      Cuando dice que no fue ella
      Y sigue con el reclamo
      Entonces llega a "/consultas?cambio=phone"
      Y el reclamo es por "Cambio que no hice El celular de mi cuenta"

    @ACC-41
    Esquema del escenario: Marta no hizo el cambio de <cambio>
      Dado que Marta ingresó y está en "/no-fui-yo?cambio=<dirección>"
      Cuando dice que no fue ella
      Y sigue con el reclamo
      Entonces llega a "/consultas?cambio=<dirección>"
      Y el prestamista recibió "el cambio que no hizo" con:
        | change | <código> |
      Y el reclamo es por "Cambio que no hice <texto>"

      Ejemplos:
        | cambio     | dirección | código   | texto                           |
        | celular    | phone     | PHONE    | El celular de mi cuenta         |
        | contraseña | password  | PASSWORD | La contraseña de mi cuenta      |
        | huella     | device    | DEVICE   | Una huella o un dispositivo nuevo |

    @ACC-41 @SUP-05
    Escenario: El reclamo lleva el cambio, con el motivo ya elegido
      Dado que Marta ingresó y está en "/no-fui-yo?cambio=phone"
      Cuando dice que no fue ella
      Y sigue con el reclamo
      Y cuenta "No pedí cambiar mi celular."
      Y manda el reclamo
      Entonces el prestamista recibió "el envío del reclamo" con:
        | reason        | NO_RECONOZCO |
        | accountChange | PHONE        |

    @ACC-41
    Escenario: Las otras sesiones se cierran y los cambios quedan en pausa
      Dado que Marta ingresó y está en "/no-fui-yo?cambio=password"
      Cuando dice que no fue ella
      Y abre "mis dispositivos"
      Entonces le quedan las sesiones "Este dispositivo"

    @ACC-41
    Escenario: A este dispositivo no le llegan más avisos, y los puede activar de nuevo
      Dado que Marta ingresó
      Cuando activa los avisos en su dispositivo
      Y abre "/no-fui-yo?cambio=phone"
      Y dice que no fue ella
      Y abre "los avisos"
      Entonces ve la pantalla "Recibí avisos en este dispositivo"
      Y en el dispositivo ya no queda "pushDevice"

    @ACC-41
    Escenario: Si se perdió la respuesta, tampoco le llegan más avisos a este dispositivo
      Dado que Marta ingresó
      Y que la respuesta de "el cambio que no hizo" se pierde
      Cuando activa los avisos en su dispositivo
      Y abre "/no-fui-yo?cambio=phone"
      Y dice que no fue ella
      Y abre "los avisos"
      Entonces ve la pantalla "Recibí avisos en este dispositivo"
      Y en el dispositivo ya no queda "pushDevice"

    @ACC-41
    Escenario: Apretar dos veces lo dice una vez
      Dado que Marta ingresó y está en "/no-fui-yo?cambio=phone"
      Cuando dice que no fue ella dos veces seguidas
      Entonces el prestamista recibió "el cambio que no hizo" 1 vez
      Y ve la pantalla "Tu cuenta está protegida"

    @ACC-41
    Escenario: Antes se dice qué pasa, y se puede volver
      Dado que Marta ingresó y está en "/no-fui-yo?cambio=phone"
      Entonces la pantalla dice:
        | Cambió el celular de tu cuenta |
        | Se cierran todas las otras sesiones. |
        | Después, hacés el reclamo con ese cambio ya puesto, para que lo revisemos. |
        | Fui yo, volver al inicio |

    @ACC-41
    Escenario: Un enlace que no dice qué cambió lo pregunta
      Dado que Marta ingresó y está en "/no-fui-yo?cambio=cualquiera"
      Cuando toca "Cambió la contraseña de tu cuenta"
      Entonces llega a "/no-fui-yo?cambio=password"

    @ACC-41
    Escenario: Un prestamista que no lo tiene toma el reclamo igual, y no se dice que la cuenta se protegió
      Dado que la consulta de "el cambio que no hizo" responde que no lo ofrece
      Y que Marta ingresó y está en "/no-fui-yo?cambio=phone"
      Cuando dice que no fue ella
      Entonces ve la pantalla "Tu cuenta no se protegió"
      Y la pantalla dice:
        | Por acá no pudimos cerrar las otras sesiones ni pausar los cambios. Contanos qué pasó, enviá el reclamo y cambiá tu contraseña. |
      Y no ve nada con tilde
      Cuando sigue con el reclamo
      Entonces llega a "/consultas?cambio=phone"

    @ACC-41
    Escenario: Si se perdió la respuesta, no se dice que la cuenta no se protegió
      Dado que la respuesta de "el cambio que no hizo" se pierde
      Y que Marta ingresó y está en "/no-fui-yo?cambio=password"
      Cuando dice que no fue ella
      Entonces la pantalla dice:
        | No sabemos si tu cuenta quedó protegida |
      Y la pantalla no dice:
        | Tu cuenta no se protegió |
      Y la pantalla lleva a:
        | Hacer el reclamo         | /consultas?cambio=password |
        | Fui yo, volver al inicio | /inicio                    |
      Cuando dice que no fue ella
      Y sigue con el reclamo
      Entonces llega a "/consultas?cambio=password"

  Regla: El aviso lleva ahí

    @ACC-41
    Escenario: Después de cambiar la contraseña, el aviso tiene «No fui yo»
      Dado que Marta ingresó y está en "la clave nueva"
      Cuando elige la contraseña nueva "cuota2027"
      Y entra con "28456123" y "cuota2027"
      Y abre la novedad
      Entonces sobre la pantalla se lee:
        | No fui yo |
