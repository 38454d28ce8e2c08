# language: es
Característica: La encuesta que falla
  Lo que no se sabe si llegó se manda de nuevo y cuenta una sola vez, y lo respondido no se pierde.

  Antecedentes:
    Dado que Marta ingresó y está en "la encuesta"

  Regla: Se manda una vez, y lo respondido no se pierde

    @SUP-03 @DEM-04
    Escenario: Respondida, al recargar no se pregunta otra vez
      Cuando responde la encuesta
      Y manda la encuesta
      Y recarga la página
      Entonces ve la pantalla "Contanos tu experiencia"
      Y la pantalla dice:
        | Por ahora no hay nada para responder |

    @SUP-03
    Escenario: Dos veces apretado se manda una
      Cuando responde la encuesta
      Y aprieta dos veces para mandar la encuesta
      Entonces ve la pantalla "¡Gracias por contarnos!"

    @SUP-03
    Escenario: Mientras se manda la encuesta se dice
      Dado que la consulta de "el envío de la encuesta" no vuelve
      Cuando responde la encuesta
      Y toca "Enviar mis respuestas"
      Entonces mientras tanto la pantalla dice:
        | Estamos enviando tus respuestas. |

    @SUP-03 @SES-16
    Escenario: Mandada de nuevo después de no saber, alcanza con la primera
      Dado que la respuesta de "el envío de la encuesta" se pierde
      Cuando responde la encuesta
      Y manda la encuesta
      Y manda la encuesta
      Entonces ve la pantalla "¡Gracias por contarnos!"

    @SUP-03 @SES-16
    Escenario: Sin respuesta del prestamista no se sabe
      Dado que la consulta de "el envío de la encuesta" no llega
      Cuando responde la encuesta
      Y manda la encuesta
      Entonces la pantalla dice:
        | Atención:                                 |
        | No sabemos si nos llegaron tus respuestas |
        | No tuvimos respuesta, pero puede que ya las tengamos. Podés mandarlas de nuevo: cuentan una sola vez. |
        | Lo que respondiste sigue acá. |
      Y la encuesta tiene "4 estrellas"

    @SUP-03 @SES-16
    Escenario: Si el servidor falla tampoco
      Dado que la consulta de "el envío de la encuesta" responde que tuvo un problema
      Cuando responde la encuesta
      Y manda la encuesta
      Entonces la pantalla dice:
        | No sabemos si nos llegaron tus respuestas |
        | Tuvimos un problema de nuestro lado, pero puede que ya las tengamos. Podés mandarlas de nuevo: cuentan una sola vez. |

    @SUP-03 @SES-16
    Escenario: De una respuesta ilegible tampoco
      Dado que a "el envío de la encuesta" contesta la página de la red
      Cuando responde la encuesta
      Y manda la encuesta
      Entonces la pantalla dice:
        | No pudimos leer la respuesta, pero puede que ya las tengamos. Podés mandarlas de nuevo: cuentan una sola vez. Si nos escribís, pasanos este código: survey.answerSurvey |

    @SUP-03 @SES-16
    Escenario: Si el prestamista responde que el pedido está mal no se envió
      Dado que la consulta de "el envío de la encuesta" responde que el pedido está mal
      Cuando responde la encuesta
      Y manda la encuesta
      Entonces la pantalla dice:
        | Error:                                                               |
        | Tus respuestas no se enviaron                                        |
        | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos. |
      Y la encuesta tiene "4 estrellas"

    @SUP-03
    Escenario: Lo respondido sigue después de recargar
      Cuando le pone "4 estrellas"
      Y dice que "Una parte"
      Y a "¿Qué te faltó?" contesta "Cambiar el vencimiento."
      Y recarga la página
      Entonces la encuesta tiene "4 estrellas"
      Y sigue escrito "Cambiar el vencimiento." en "¿Qué te faltó?"

    @SUP-03 @SES-07 @camino
    Escenario: Si la sesión venció, al volver a ingresar lo respondido sigue
      Dado que la consulta de "el envío de la encuesta" responde que la sesión no sirve
      Y que la consulta de "la renovación de la sesión" responde que no está permitido
      Cuando responde la encuesta
      Y manda la encuesta
      Y Marta vuelve a ingresar a "/encuesta"
      Y manda la encuesta
      Entonces ve la pantalla "¡Gracias por contarnos!"

    @SUP-03 @GEN-11
    Escenario: Lo respondido no queda en el dispositivo después de salir
      Cuando a "¿Por qué?" contesta "Encontré todo."
      Y cierra la sesión en otra pestaña
      Entonces no se lee ni queda guardado "Encontré todo."

    @SUP-03
    Escenario: Lo respondido no queda si después no quiere responder
      Cuando a "¿Por qué?" contesta "Encontré todo."
      Y no quiere responder la encuesta
      Entonces no se lee ni queda guardado "Encontré todo."
