# language: es
Característica: El reclamo que falla
  Lo que no se sabe si llegó se manda de nuevo sin hacer dos, y lo escrito no se pierde.

  Antecedentes:
    Dado que Marta ingresó y está en "las consultas"

  Regla: Un reclamo se manda una sola vez, y lo escrito no se pierde

    @SUP-01 @SUP-04
    Escenario: Dos veces apretado es un solo reclamo
      Cuando elige el motivo "Otro motivo"
      Y aprieta dos veces para mandar el reclamo
      Y mira todos sus reclamos
      Entonces tiene 1 reclamo

    @SUP-01 @SUP-04
    Escenario: Mandado de nuevo después de no saber, es el mismo
      Dado que la respuesta de "el envío del reclamo" se pierde
      Cuando elige el motivo "Otro motivo"
      Y manda el reclamo
      Y manda el reclamo
      Y mira todos sus reclamos
      Entonces tiene 1 reclamo

    @SUP-01 @SUP-04
    Esquema del escenario: Con otra cosa escrita es otro: <cambia>
      Dado que la respuesta de "el envío del reclamo" se pierde
      Cuando elige el motivo "Otro motivo"
      Y manda el reclamo
      Y <cambia>
      Y manda el reclamo
      Y mira todos sus reclamos
      Entonces tiene 2 reclamos

      Ejemplos:
        | cambia                                |
        | elige el motivo "Me cobraron de más"  |
        | cuenta "Y además otra cosa."          |
        | pone el correo "otra@correo.example"  |

    @SUP-04
    Escenario: Con lo mismo escrito otra vez es el mismo
      Dado que la respuesta de "el envío del reclamo" se pierde
      Cuando elige el motivo "Otro motivo"
      Y manda el reclamo
      Y cuenta "Y además otra cosa."
      Y cuenta ""
      Y manda el reclamo
      Y mira todos sus reclamos
      Entonces tiene 1 reclamo

    @SUP-01 @SUP-04 @camino
    Escenario: También después de recargar
      Dado que la respuesta de "el envío del reclamo" se pierde
      Cuando elige el motivo "Otro motivo"
      Y manda el reclamo
      Y recarga la página
      Y manda el reclamo
      Entonces ve la pantalla "¡Listo! Recibimos tu reclamo"

    @SUP-01 @SES-16
    Escenario: Sin respuesta puede que haya llegado
      Dado que la consulta de "el envío del reclamo" no llega
      Cuando elige el motivo "Otro motivo"
      Y cuenta "No entiendo este cobro."
      Y manda el reclamo
      Entonces la pantalla dice:
        | Atención:                          |
        | No sabemos si nos llegó tu reclamo |
        | No tuvimos respuesta, pero puede que ya lo tengamos. Si lo mandás de nuevo así como está, cuenta como el mismo. |
        | Lo que escribiste sigue acá. |
      Y lo escrito es "Otro motivo · No entiendo este cobro. · marta.gimenez@correo.example"

    @SUP-04
    Escenario: Si aparece un reclamo con el mismo motivo, se dice que puede ser ese
      Dado que la respuesta de "el envío del reclamo" se pierde
      Cuando elige el motivo "Otro motivo"
      Y manda el reclamo
      Entonces tiene 1 reclamo
      Y la pantalla dice:
        | Puede que tu reclamo nos haya llegado |
        | Recibido                              |
      Y la pantalla no dice:
        | No sabemos si nos llegó tu reclamo |
        | Lo que escribiste sigue acá.       |

    @SUP-01 @SES-16
    Escenario: Si el servidor falla puede que haya llegado
      Dado que la consulta de "el envío del reclamo" responde que tuvo un problema
      Cuando elige el motivo "Otro motivo"
      Y manda el reclamo
      Entonces la pantalla dice:
        | No sabemos si nos llegó tu reclamo |
        | Tuvimos un problema de nuestro lado, pero puede que ya lo tengamos. Si lo mandás de nuevo así como está, cuenta como el mismo. |

    @SUP-01 @SES-16
    Escenario: De una respuesta ilegible tampoco se sabe
      Dado que la consulta de "el envío del reclamo" no se puede leer
      Cuando elige el motivo "Otro motivo"
      Y manda el reclamo
      Entonces la pantalla dice:
        | No sabemos si nos llegó tu reclamo |
        | No pudimos leer la respuesta, pero puede que ya lo tengamos. Si lo mandás de nuevo así como está, cuenta como el mismo. Si nos escribís, pasanos este código: support.sendClaim |

    @SUP-04 @SES-16
    Escenario: Si el prestamista todavía está anotando el reclamo, puede que haya llegado
      Dado que la consulta de "el envío del reclamo" responde que choca con otro con "OPERATION_IN_PROCESS"
      Cuando elige el motivo "Otro motivo"
      Y manda el reclamo
      Entonces la pantalla dice:
        | No sabemos si nos llegó tu reclamo |
        | Tuvimos un problema de nuestro lado, pero puede que ya lo tengamos. Si lo mandás de nuevo así como está, cuenta como el mismo. |

    @SUP-04
    Escenario: Que llegue un reclamo no hace otro del que se mandó antes
      Dado que la respuesta de "el envío del reclamo" se pierde
      Cuando elige el motivo "Otro motivo"
      Y manda el reclamo
      Y cuenta "Y además otra cosa."
      Y manda el reclamo
      Y mira todos sus reclamos
      Y elige el motivo "Otro motivo"
      Y manda el reclamo
      Y mira todos sus reclamos
      Entonces tiene 2 reclamos

    @SUP-01 @SES-16
    Escenario: Si el prestamista responde que el pedido está mal no se envió, y lo escrito queda
      Dado que la consulta de "el envío del reclamo" responde que el pedido está mal
      Cuando elige el motivo "Otro motivo"
      Y cuenta "No entiendo este cobro."
      Y manda el reclamo
      Entonces la pantalla dice:
        | Error:                 |
        | El reclamo no se envió |
        | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos. |
      Y lo escrito es "Otro motivo · No entiendo este cobro. · marta.gimenez@correo.example"

    @SUP-01 @SES-07
    Escenario: Si la sesión venció, al volver a ingresar lo escrito sigue
      Dado que la consulta de "el envío del reclamo" responde que la sesión no sirve
      Y que la consulta de "la renovación de la sesión" responde que no está permitido
      Cuando elige el motivo "Otro motivo"
      Y cuenta "No entiendo este cobro."
      Y manda el reclamo
      Y Marta vuelve a ingresar a "/consultas"
      Entonces lo escrito es "Otro motivo · No entiendo este cobro. · marta.gimenez@correo.example"

    @SUP-01 @SES-06
    Escenario: Mientras tarda se dice que no hace falta volver a tocar
      Dado que la consulta de "el envío del reclamo" no vuelve
      Cuando elige el motivo "Otro motivo"
      Y toca "Enviar el reclamo"
      Y pasan 11 segundos
      Entonces mientras tanto la pantalla dice:
        | Está tardando más de lo normal. Seguimos intentando: no hace falta que vuelvas a tocar. |

    @SUP-01
    Escenario: El correo que el prestamista no acepta se corrige
      Dado que la consulta de "el envío del reclamo" responde que el pedido está mal con "INVALID_CUSTOMER_EMAIL"
      Cuando elige el motivo "Otro motivo"
      Y manda el reclamo
      Entonces la pantalla dice:
        | Ese correo no está completo. Fijate que sea como nombre@ejemplo.com. |

    @SUP-01
    Escenario: Lo escrito sigue después de recargar
      Cuando elige el motivo "Me cobraron de más"
      Y cuenta "Dos veces la cuota 4."
      Y pone el correo "otra@correo.example"
      Y recarga la página
      Entonces lo escrito es "Me cobraron de más · Dos veces la cuota 4. · otra@correo.example"

    @SUP-01 @GEN-11
    Escenario: Lo escrito no queda en el dispositivo después de salir
      Cuando cuenta "DosVecesLaCuota4"
      Y cierra la sesión en otra pestaña
      Entonces no se lee ni queda guardado "DosVecesLaCuota4"

    @SUP-01
    Escenario: Mandado, no vuelve a aparecer escrito
      Cuando elige el motivo "Me cobraron de más"
      Y cuenta "Dos veces la cuota 4."
      Y manda el reclamo
      Y mira todos sus reclamos
      Entonces lo escrito es "Elegí una opción ·  · marta.gimenez@correo.example"

    @SUP-04 @DEM-04
    Escenario: El reclamo sigue ahí después de recargar
      Cuando elige el motivo "Otro motivo"
      Y manda el reclamo
      Y recarga la página
      Entonces tiene 1 reclamo

  Regla: Si los motivos no llegan, se dice por dónde seguir

    @SUP-01 @SES-16
    Escenario: Se prueba de nuevo o se escribe por chat
      Dado que la consulta de "los motivos de reclamo" responde con un error
      Entonces la pantalla dice:
        | No pudimos cargar los motivos |
        | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos. |
        | Probar de nuevo |
      Y la pantalla lleva a:
        | Escribir por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |

    @SUP-01
    Escenario: Sin motivos se escribe por chat
      Dado que la consulta de "los motivos de reclamo" no trae nada
      Entonces la pantalla dice:
        | Consultas y reclamos                     |
        | Por ahora no podés escribirnos desde acá |
        | Escribinos por chat y lo vemos con vos.  |

    @SUP-01
    Escenario: Mientras los motivos no llegan se dice qué se espera
      Dado que la consulta de "los motivos de reclamo" no vuelve
      Entonces mientras tanto la pantalla dice:
        | Consultas y reclamos |
        | Cargando los motivos |

    @SUP-01
    Escenario: Mientras se manda se dice
      Dado que la consulta de "el envío del reclamo" no vuelve
      Cuando elige el motivo "Otro motivo"
      Y toca "Enviar el reclamo"
      Entonces mientras tanto la pantalla dice:
        | Estamos enviando tu reclamo. |

  Regla: Lo que se espera y lo que no llega se dice

    @SUP-01 @SUP-04
    Escenario: Mientras llegan los motivos se dice qué se espera
      Dado que el servidor tarda 60 segundos
      Cuando abre el portal
      Entonces mientras tanto la pantalla dice:
        | Consultas y reclamos |
        | Cargando los motivos |

    @SUP-04
    Escenario: Mientras llega la lista también
      Dado que la consulta de "los reclamos" no vuelve
      Entonces mientras tanto la pantalla dice:
        | Cargando tus reclamos |
