# language: es
Característica: La encuesta
  Quien quiere cuenta cómo le fue: estrellas, un porqué, si pudo y, si no pudo todo, qué le faltó.

  Antecedentes:
    Dado que Marta ingresó y está en "la encuesta"

  Regla: Se pregunta lo que corresponde

    @SUP-03 @camino
    Escenario: Marta responde
      Cuando responde la encuesta
      Y manda la encuesta
      Entonces ve la pantalla "¡Gracias por contarnos!"
      Y la pantalla dice:
        | Leemos todas las respuestas para mejorar el portal. |

    @SUP-03
    Escenario: Qué se pregunta al empezar
      Entonces la encuesta pregunta:
        | ¿Qué tan conforme estás con el portal? |
        | ¿Por qué?                              |
        | ¿Pudiste hacer lo que querías?         |
      Y la pantalla dice:
        | Contanos tu experiencia                               |
        | Son pocas preguntas y nos ayudan a mejorar el portal. |
        | 1 estrella                                            |
        | 5 estrellas                                           |
        | Sí, todo                                              |
        | No quiero responder                                   |
      Y quien no ve la pantalla oye:
        | Contanos tu experiencia |

    @SUP-03
    Esquema del escenario: A quien dice «<pudo>» se le pregunta qué le faltó
      Cuando dice que "<pudo>"
      Entonces la encuesta pregunta:
        | ¿Qué tan conforme estás con el portal? |
        | ¿Por qué?                              |
        | ¿Pudiste hacer lo que querías?         |
        | ¿Qué te faltó?                         |

      Ejemplos:
        | pudo      |
        | No pude   |
        | Una parte |

    @SUP-03
    Escenario: A quien pudo todo no se le pregunta
      Cuando dice que "No pude"
      Y dice que "Sí, todo"
      Entonces la encuesta pregunta:
        | ¿Qué tan conforme estás con el portal? |
        | ¿Por qué?                              |
        | ¿Pudiste hacer lo que querías?         |

    @SUP-03
    Escenario: Todo lo que se pregunta se responde
      Cuando a "¿Por qué?" contesta "   "
      Y dice que "No pude"
      Y manda la encuesta
      Entonces la pantalla dice:
        | Revisá estos 3 datos                                              |
        | ¿Qué tan conforme estás con el portal? Este campo es obligatorio |
        | ¿Por qué? Este campo es obligatorio                              |
        | ¿Qué te faltó? Este campo es obligatorio                         |
        | Error: Este campo es obligatorio                                 |
        | Error: Este campo es obligatorio                                 |
        | Error: Este campo es obligatorio                                 |

    @SUP-03
    Escenario: Al responder una pregunta, su aviso se va
      Cuando manda la encuesta
      Y le pone "4 estrellas"
      Y dice que "Sí, todo"
      Entonces la pantalla dice:
        | Revisá este dato                    |
        | ¿Por qué? Este campo es obligatorio |
      Y la pantalla no dice:
        | ¿Qué tan conforme estás con el portal? Este campo es obligatorio |
        | ¿Pudiste hacer lo que querías? Este campo es obligatorio         |

    @SUP-03
    Escenario: Al responder lo que falta, se manda
      Cuando responde la encuesta
      Y dice que "Una parte"
      Y a "¿Qué te faltó?" contesta "Cambiar el día de vencimiento 📅"
      Y manda la encuesta
      Entonces ve la pantalla "¡Gracias por contarnos!"

  Regla: Las estrellas se ponen y se sacan, también con el teclado

    @SUP-03
    Escenario: Otra estrella reemplaza a la anterior
      Cuando le pone "2 estrellas"
      Y le pone "5 estrellas"
      Entonces la encuesta tiene "5 estrellas"

    @SUP-03
    Escenario: La misma estrella la saca
      Cuando le pone "3 estrellas"
      Y le pone "3 estrellas"
      Entonces la encuesta no tiene ninguna estrella

    @SUP-03
    Escenario: Sacada, se puede poner de nuevo
      Cuando le pone "3 estrellas"
      Y le pone "3 estrellas"
      Y le pone "3 estrellas"
      Entonces la encuesta tiene "3 estrellas"

    @SUP-03 @solo-navegador
    Escenario: Con el teclado se ponen y se sacan
      Cuando aprieta la barra espaciadora en "1 estrella"
      Y aprieta la flecha derecha
      Y aprieta la flecha derecha
      Entonces la encuesta tiene "3 estrellas"

    @SUP-03 @solo-navegador
    Escenario: La barra espaciadora en la elegida la saca
      Cuando aprieta la barra espaciadora en "2 estrellas"
      Y aprieta la barra espaciadora en "2 estrellas"
      Entonces la encuesta no tiene ninguna estrella

    @SUP-03
    Escenario: Sin estrellas no alcanza
      Cuando responde la encuesta
      Y le pone "4 estrellas"
      Y manda la encuesta
      Entonces la pantalla dice:
        | Revisá este dato                 |
        | Error: Este campo es obligatorio |

  Regla: La encuesta es la que manda el prestamista

    @SUP-03
    Escenario: Las preguntas en otro orden se muestran en el suyo
      Dado que la encuesta pregunta:
        | código | orden | tipo                   | pregunta   | respuestas          |
        | q9     | 4     | FREE_TEXT              | ¿Y qué no? |                     |
        | q3     | 3     | SINGLE_SELECTION_SCORE | ¿Pudiste?  | Todo / Nada / Parte |
        | q7     | 1     | SINGLE_SELECTION_SCORE | ¿Cuánto?   | 1 / 2 / 3           |
        | q1     | 2     | FREE_TEXT              | ¿Por qué?  |                     |
      Cuando dice que "Parte"
      Entonces la encuesta pregunta:
        | ¿Cuánto?   |
        | ¿Por qué?  |
        | ¿Pudiste?  |
        | ¿Y qué no? |

    @SUP-03
    Escenario: Si falta una, se responden las otras
      Dado que la encuesta pregunta:
        | código | orden | tipo                   | pregunta | respuestas |
        | p1     | 1     | SINGLE_SELECTION_SCORE | ¿Cuánto? |            |
        | p4     | 4     | FREE_TEXT              | ¿Y qué?  |            |
      Cuando le pone "5 estrellas"
      Y manda la encuesta
      Entonces ve la pantalla "¡Gracias por contarnos!"

    @SUP-03 @GEN-10
    Escenario: Una pregunta de un tipo que nadie conoce no tapa a las otras
      Dado que la encuesta pregunta:
        | código | orden | tipo                   | pregunta  | respuestas   |
        | p1     | 1     | SINGLE_SELECTION_SCORE | ¿Cuánto?  | Malo / Bueno |
        | p2     | 2     | MATRIX                 | ¿Por qué? |              |
      Entonces la encuesta pregunta:
        | ¿Cuánto? |
      Y la pantalla dice:
        | 2 estrellas: Bueno |
      Y se le dice que hay algo que no se pudo mostrar

    @SUP-03 @SES-16
    Esquema del escenario: De un prestamista sin encuesta se vuelve al inicio: <motivo>
      Dado que la consulta de "la encuesta" responde que <motivo>
      Entonces la pantalla dice:
        | Por ahora no hay nada para responder         |
        | Si ya nos contaste tu experiencia, ¡gracias! |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

      Ejemplos:
        | motivo       |
        | no existe    |
        | no lo ofrece |

    @SUP-03 @SES-16
    Escenario: Si no llega se prueba de nuevo
      Dado que la consulta de "la encuesta" responde con un error
      Cuando prueba de nuevo
      Entonces la pantalla dice:
        | ¿Pudiste hacer lo que querías? |

  Regla: Se puede no responder

    @SUP-03
    Escenario: Quien no quiere vuelve al inicio
      Cuando no quiere responder la encuesta
      Entonces llega a "el inicio"

    @SUP-03 @DEM-04
    Escenario: Y no se le pregunta más
      Cuando no quiere responder la encuesta
      Y abre "la encuesta"
      Entonces la pantalla dice:
        | Por ahora no hay nada para responder |

    @SUP-03 @SES-16
    Escenario: Aunque el prestamista no se entere
      Dado que la consulta de "dejar pasar la encuesta" responde con un error
      Cuando no quiere responder la encuesta
      Entonces llega a "el inicio"

  Regla: Lo que se espera y lo que no llega se dice

    @SUP-03
    Escenario: Mientras llegan las preguntas se dice qué se espera
      Dado que el servidor tarda 60 segundos
      Cuando abre el portal
      Entonces mientras tanto la pantalla dice:
        | Contanos tu experiencia |
        | Cargando las preguntas |

    @SUP-03
    Escenario: Las preguntas que no llegan se dicen, con una salida
      Dado que la consulta de "la encuesta" responde con un error
      Cuando abre el portal
      Entonces la pantalla dice:
        | No pudimos cargar las preguntas |
        | Probar de nuevo                 |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |
