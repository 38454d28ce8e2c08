# language: es
Característica: Un cambio del ingreso del que no llegó la respuesta
  El prestamista puede haberlo hecho: no se dice ni que sí ni que no, y pedirlo de nuevo no perjudica a nadie.

  Regla: La contraseña nueva puede ser ya la de ahora

    @ACC-17 @ACC-36 @camino
    Escenario: Si la respuesta se perdió, no se dice ni que cambió ni que no
      Dado que Marta está por ingresar
      Cuando entra con "28456123" y "cuota2026"
      Y abre "la clave nueva"
      Y elige la contraseña nueva "cuota2027"
      Y el capacitador hace fallar "la contraseña nueva" con "Se hace, y la respuesta se pierde"
      Y escribe su contraseña actual "cuota2026"
      Entonces se le pide que corrija:
        | No sabemos si se guardó tu contraseña nueva. No tuvimos respuesta, pero puede que ya la tengas. Para saberlo, salí e ingresá con ella. |
      Y puede salir para "Salir e ingresar con la nueva"

    @ACC-17 @ACC-36
    Escenario: Guardada otra vez, no se culpa a la contraseña actual si ya cambió
      Dado que Marta está por ingresar
      Cuando entra con "28456123" y "cuota2026"
      Y abre "la clave nueva"
      Y elige la contraseña nueva "cuota2027"
      Y el capacitador hace fallar "la contraseña nueva" con "Se hace, y la respuesta se pierde"
      Y escribe su contraseña actual "cuota2026"
      Y escribe su contraseña actual "cuota2026"
      Entonces se le pide que corrija:
        | Esa no es tu contraseña actual: puede que ya la haya cambiado el intento que quedó sin respuesta. Salí y probá ingresar con la nueva. |
      Y puede salir para "Salir e ingresar con la nueva"

  Regla: El celular puede ser ya el nuevo

    @ACC-22
    Esquema del escenario: Si no se sabe si cambió, no se dice ni que sí ni que no: <qué>
      Dado que Marta ingresó y está en "/cambio-celular"
      Y que <qué>
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y da el código que llegó al celular nuevo
      Entonces se le pide que corrija: "<motivo>"
      Y no se le pide revisar ningún dato

      Ejemplos:
        | qué                                                       | motivo                                                                                                                                                                             |
        | la respuesta de "el cambio del celular" se pierde         | No sabemos si cambió tu celular. No tuvimos respuesta, pero puede que ya sea el nuevo. Probá de nuevo: no cambia nada si ya estaba.                   |
        | la consulta de "el cambio del celular" responde con un error | No sabemos si cambió tu celular. Tuvimos un problema de nuestro lado, pero puede que ya sea el nuevo. Probá de nuevo: no cambia nada si ya estaba. |

    @ACC-22 @PRO-01
    Escenario: Entonces sus datos no muestran el número de antes como si fuera el suyo
      Dado que Marta ingresó y está en "/cambio-celular"
      Y que la respuesta de "el cambio del celular" se pierde
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y da el código que llegó al celular nuevo
      Y abre "mis datos"
      Entonces no se lee ni queda guardado "1145678901"

    @ACC-22 @ACC-36
    Escenario: Pedido otra vez, se dice que puede haber cambiado
      Dado que Marta ingresó y está en "/cambio-celular"
      Y que la respuesta de "el cambio del celular" se pierde
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y da el código que llegó al celular nuevo
      Y toca "Cambiar mi celular"
      Entonces el cambio de celular muestra "Esta validación ya se usó"
      Y el cambio de celular explica "Sirve para un solo cambio, y puede que tu celular ya haya cambiado. Para cambiarlo otra vez, validá tu identidad de nuevo."
