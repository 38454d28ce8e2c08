# language: es
Característica: Lo que dicen las pantallas de mis datos

  Antecedentes:
    Dado que Marta ingresó y está en "mis datos"

  Regla: Se dice sólo lo que se sabe, y a quién se le avisa

    @PRO-02 @camino
    Escenario: De lo que se sabe en parte se lee esa parte
      Dado que el prestamista sólo sabe su teléfono y parte de su domicilio
      Cuando abre el portal
      Entonces la pantalla dice:
        | Teléfono de contacto |
        | 1145678901           |
        | Calle y número       |
        | Diagonal 74          |
        | Código postal        |
        | 1900                 |
      Y la pantalla no dice:
        | Otro teléfono          |
        | Correo                 |
        | Localidad              |
        | Partido o departamento |
        | Provincia              |

    @PRO-07
    Escenario: Si sólo se sabe el teléfono, se le avisa al teléfono
      Dado que el prestamista sólo sabe su teléfono y parte de su domicilio
      Cuando empieza a cambiar el contacto
      Entonces la pantalla dice:
        | Por tu seguridad, cuando lo guardes le avisamos al 1145678901. |

    @PRO-07
    Escenario: Si no había a quién avisarle, igual se dice qué hacer si no fue ella
      Dado que el prestamista no sabe nada de su contacto ni de su domicilio
      Cuando cambia el contacto:
        | Teléfono de contacto | 1145678901          |
        | Correo               | marta@nuevo.example |
      Entonces la pantalla dice:
        | Guardamos tus datos de contacto           |
        | Si no fuiste vos, escribinos por chat.    |
        | Hablar por chat (se abre en otra pestaña) |

  Regla: Cada formulario dice qué pide

    @PRO-02
    Escenario: Todo lo que se lee al cambiar el contacto
      Cuando empieza a cambiar el contacto
      Entonces la pantalla dice:
        | Cambiar el contacto                                                                             |
        | Teléfono de contacto                                                                            |
        | Con el código de área. No es el celular donde recibís los códigos: ese se cambia aparte.        |
        | Otro teléfono (opcional)                                                                        |
        | Correo                                                                                          |
        | Por ejemplo, nombre@correo.com.ar                                                               |
        | Por tu seguridad, cuando lo guardes le avisamos a marta.gimenez@correo.example y al 1145678901. |
        | Guardar                                                                                         |
        | Cancelar                                                                                        |

    @PRO-02
    Escenario: Todo lo que se lee al cambiar el domicilio
      Cuando empieza a cambiar el domicilio
      Entonces la pantalla dice:
        | Cambiar el domicilio                                                                            |
        | Provincia (*)                                                                                   |
        | (*) Hay que elegir una opción.                                                                  |
        | Partido o departamento (*)                                                                      |
        | Localidad (*)                                                                                   |
        | Calle                                                                                           |
        | Número                                                                                          |
        | Si no tiene, escribí S/N                                                                        |
        | Piso (opcional)                                                                                 |
        | Depto. (opcional)                                                                               |
        | Código postal                                                                                   |
        | Por ejemplo, 1900 o B1900ABC                                                                    |
        | Por tu seguridad, cuando lo guardes le avisamos a marta.gimenez@correo.example y al 1145678901. |
        | Guardar                                                                                         |
        | Cancelar                                                                                        |

    @PRO-01
    Escenario: Al abrir, el foco no salta a su nombre
      Cuando abre el portal
      Entonces el foco está en el título "Mis datos"

    @PRO-01
    Escenario: Al guardar la foto, el foco vuelve a su nombre
      Cuando elige como foto "una foto llamada yo.jpg"
      Y guarda su foto
      Entonces el foco está en el título "Marta Giménez"

  Regla: Restablecer la huella se pregunta y se dice cómo terminó

    @PRO-04
    Escenario: Donde el prestamista no comprueba quién es, se pregunta igual
      Dado que la consulta de "los dispositivos" responde que no lo ofrece
      Cuando toca "Restablecer huella o rostro"
      Entonces sobre la pantalla se lee:
        | ¿Restablecer el ingreso con huella o rostro?                                       |
        | Se borra en todos tus dispositivos. Vas a poder activarlo de nuevo cuando quieras. |
        | Sí, restablecer                                                                    |
        | No, dejarlo así                                                                    |

    @PRO-04
    Escenario: Quien dice que no, lo deja así
      Dado que la consulta de "los dispositivos" responde que no lo ofrece
      Cuando toca "Restablecer huella o rostro"
      Y toca "No, dejarlo así"
      Entonces no queda nada abierto sobre la pantalla
      Y no ve ningún aviso

    @PRO-04
    Esquema del escenario: Quien dice que sí, sabe cómo terminó: <cómo>
      Dado que la consulta de "los dispositivos" responde que no lo ofrece
      Y que la consulta de "el restablecimiento de la huella" <cómo>
      Cuando toca "Restablecer huella o rostro"
      Y toca "Sí, restablecer"
      Entonces un aviso dice "<aviso>"

      Ejemplos:
        | cómo                 | aviso                                                                      |
        | tarda lo de siempre  | Listo. Desde ahora ingresás con tu contraseña o con un código.             |
        | responde con un error | No pudimos restablecer tu huella o rostro. Probá de nuevo en unos minutos. |

    @PRO-04
    Escenario: Sin saber si lo comprueba no se pregunta nada
      Dado que la consulta de "los dispositivos" responde con un error
      Cuando toca "Restablecer huella o rostro"
      Entonces un aviso dice "No pudimos restablecer tu huella o rostro. Probá de nuevo en unos minutos."
      Y no queda nada abierto sobre la pantalla
